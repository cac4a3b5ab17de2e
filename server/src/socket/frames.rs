//! Sending over a socket, as long as the client takes what it is sent.

use std::time::Duration;

use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::End;

/// Sends a message and all that wait behind it, in one go.
pub(super) async fn send(
    socket: &mut WebSocket,
    text: Utf8Bytes,
    outgoing: &mut mpsc::Receiver<Utf8Bytes>,
    patience: Duration,
) -> Result<(), End> {
    let sending = async {
        socket.feed(Frame::Text(text)).await?;
        while let Ok(text) = outgoing.try_recv() {
            socket.feed(Frame::Text(text)).await?;
        }
        socket.flush().await
    };
    match timeout(patience, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => {
            tracing::debug!(%error, "a message could not be sent");
            Err(End::Gone)
        }
        Err(_) => Err(End::Slow),
    }
}

pub(super) async fn ping(socket: &mut WebSocket, patience: Duration) -> Result<(), End> {
    match timeout(patience, socket.send(Frame::Ping(Vec::new().into()))).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Slow),
    }
}

/// Whether the library refuses a message for its length.
pub(super) fn is_too_long(error: &axum::Error) -> bool {
    let inner = std::error::Error::source(error);
    let inner = inner.and_then(|inner| inner.downcast_ref::<tungstenite::Error>());
    matches!(inner, Some(tungstenite::Error::Capacity(_)))
}
