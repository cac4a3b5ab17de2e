// Whether the operator keeps you out of this server, as the server has said.

import type { Phrase } from '../lib/messages';

export const banned = $state<{ say: Phrase | null }>({ say: null });
