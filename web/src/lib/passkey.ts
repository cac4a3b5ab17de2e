// Passkeys: the browser asks a device or a keychain, the server asks the question and checks the answer.

import { api } from './http';

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && typeof navigator !== 'undefined' && 'credentials' in navigator;
}

function bytes(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

function letters(buffer: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Makes a passkey for whoever sits before this device. False if the person does not want to. */
export async function makePasskey(): Promise<boolean> {
  const asked = await api.passkeyQuestion();
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytes(asked.challenge),
    rp: { id: asked.place, name: 'Podium' },
    user: { id: bytes(asked.user), name: asked.name, displayName: asked.name },
    // ES256, which every device has.
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    attestation: 'none',
    excludeCredentials: asked.known.map((id) => ({ type: 'public-key', id: bytes(id) })),
  };
  const made = await asking(navigator.credentials.create({ publicKey }));
  if (made === null) return false;
  const response = made.response as AuthenticatorAttestationResponse;
  await api.addPasskey({ client_data: letters(response.clientDataJSON), device_data: letters(response.getAuthenticatorData()) });
  return true;
}

/** Signs this device in. Null if the person does not want to. */
export async function enterByPasskey(): Promise<string | null> {
  const asked = await api.passkeyChallenge();
  const publicKey: PublicKeyCredentialRequestOptions = { challenge: bytes(asked.challenge), rpId: asked.place, userVerification: 'preferred' };
  const given = await asking(navigator.credentials.get({ publicKey }));
  if (given === null) return null;
  const response = given.response as AuthenticatorAssertionResponse;
  const answer = {
    id: given.id, client_data: letters(response.clientDataJSON), device_data: letters(response.authenticatorData),
    signature: letters(response.signature), user: letters(response.userHandle),
  };
  return (await api.enterByPasskey(answer)).name;
}

/** What a device gives; nothing if the person has said no, or has such a key there already. */
async function asking(request: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await request) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'InvalidStateError', 'AbortError'].includes(error.name)) return null;
    throw error;
  }
}
