//! What people say at a table.

use engine::Phrase;
use protocol::{ChatLine, RefusalCode, ServerMessage};

use super::message::{Line, refusal};
use super::{Table, person_at};
use crate::app::now_ms;
use crate::store::Write;
use crate::text;

/// Lines that a person may say in ten seconds.
const CHAT_LINES: usize = 5;

impl Table {
    /// A line of chat.
    pub(super) async fn say(&mut self, line: Line, seat: u8, text: String) {
        let (now, text) = (now_ms(), text::clean(&text));
        let length = text.chars().count();
        let refuse = |code, say| ServerMessage::Refused(refusal(code, &self.id, Some(seat), say));
        if length == 0 || length > protocol::CHAT_MAX {
            let say = Phrase::new("server-chat-line").with("most", protocol::CHAT_MAX as i64);
            return line.say(refuse(RefusalCode::Unreadable, say.with("length", length as i64)));
        }
        let person = person_at(&self.stored, seat);
        if !self.spoken.take(&person, now, (CHAT_LINES, 10_000)) {
            let say = Phrase::new("server-chat-fast").with("most", CHAT_LINES as i64);
            return line.say(refuse(RefusalCode::TooMuch, say));
        }
        let said = ChatLine { at_ms: now, seat, text };
        let write = Write::Chat { table: self.id.to_string(), line: said.clone(), person: person.clone() };
        match self.app.writer.write(write).await {
            Ok(()) => {
                let message = ServerMessage::Chat { table: self.id.to_string(), line: said };
                if line.conn().is_none_or(|conn| self.watchers.iter().all(|watcher| watcher.conn.id != conn))
                {
                    line.say(message.clone());
                }
                self.broadcast_said(&message, &person);
            }
            Err(error) => line.say(ServerMessage::Refused(self.store_refusal(&error))),
        }
    }
}
