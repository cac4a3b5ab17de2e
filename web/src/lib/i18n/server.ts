// What the server itself says, in French: about tables, seats, identities. What it says of a game is in src/games/french.

import { translated, type Phrases } from '../phrases';

export const SERVER: Phrases = {
  'the server stops': 'Le serveur s’arrête.',
  'this is no link to a position': 'Ce n’est pas un lien vers une position.',
  'the position is too large for a link': 'La position est trop grande pour un lien.',
  'too many new people from your address in the last hour': 'Trop de nouveaux venus depuis votre adresse dans la dernière heure.',
  'too many codes were tried from your address': 'Trop de codes ont été essayés depuis votre adresse.',
  'this code is wrong, used or too old; make a new one': 'Ce code est faux, déjà utilisé ou trop vieux ; faites-en un autre.',
  'too many new tables from your address in the last hour': 'Trop de nouvelles tables depuis votre adresse dans la dernière heure.',
  'the table does not answer; try again': 'La table ne répond pas ; réessayez.',
  'too many wrong codes were tried from your address; wait a little': 'Trop de mauvais codes depuis votre adresse ; attendez un peu.',
  'no table has this code': 'Aucune table n’a ce code.',
  'too many requests from your address; wait a little': 'Trop de demandes depuis votre adresse ; attendez un peu.',
  'too many connections from your address': 'Trop de connexions depuis votre adresse.',
  'there is nothing here; /api/openapi.json lists what there is': 'Il n’y a rien ici.',
  'there is no such seat': 'Il n’y a pas de telle place.',
  'this seat is for whoever has its link': 'Cette place est réservée à qui a son lien.',
  'somebody sits there': 'La place est prise.',
  'the race has begun already': 'La course a déjà commencé.',
  'only somebody at the table can begin': 'Seul quelqu’un de la table peut commencer.',
  'the table has changed; try again': 'La table a changé ; réessayez.',
  'only somebody at the table can play again': 'Seul quelqu’un de la table peut rejouer.',
  'the race is not over': 'La course n’est pas finie.',
  'this table has no hints': 'Cette table n’a pas de conseils.',
  'too many bots are thinking; ask again in a moment': 'Trop de robots réfléchissent ; redemandez dans un instant.',
  'a hint for this seat is being thought about': 'Un conseil pour cette place se prépare déjà.',
  'you owe no decision now': 'Vous n’avez rien à choisir maintenant.',
  'the bot could not think about this': 'Le robot n’a rien trouvé à en dire.',
  'the race is at step {}, not {}': 'La course est à l’étape {0}, pas {1} : la page se remet à jour.',
  'the race is over and its seed is told; nothing can be taken back': 'La course est finie et sa graine est connue ; rien ne se reprend plus.',
  'this cannot be taken back: there is no action to take back': 'Il n’y a pas de coup à reprendre.',
  'this cannot be taken back: {} has acted since': 'Cela ne peut être repris : un autre a joué depuis.',
  'this cannot be taken back: a die was rolled, a wheel spun or cards shuffled by it':
    'Cela ne peut être repris : le hasard a parlé depuis (un dé, la roue ou un mélange).',
  'this cannot be taken back: {} has learnt something by it': 'Cela ne peut être repris : quelqu’un en a appris quelque chose.',
  'this cannot be taken back: it has shown something to everybody': 'Cela ne peut être repris : tous en ont appris quelque chose.',
  'the race has not begun': 'La course n’a pas commencé.',
  'this table has no spectators': 'Cette table n’admet pas de spectateurs.',
  'this seat is not yours': 'Cette place n’est pas la vôtre.',
  'say who you are first: the seat is somebody\'s': 'Dites d’abord qui vous êtes : la place est à quelqu’un.',
  'there is no such table': 'Il n’y a pas de telle table.',
  'a line has 1 to {} characters and no line breaks, not {}': 'Un message a de 1 à {0} caractères, sans saut de ligne, pas {1}.',
  'at most {} lines in ten seconds; wait a little': 'Au plus {0} messages en dix secondes ; attendez un peu.',
  'a name has 1 to {} characters on one line': 'Un nom a de 1 à {0} caractères sur une ligne.',
  'a connection watches at most {} seats and tables': 'Une connexion regarde au plus {0} places et tables.',
  'the store failed; nothing has changed, try again': 'L’enregistrement a échoué ; rien n’a changé, réessayez.',
  '{}; nothing has changed, try again': 'L’enregistrement a échoué ; rien n’a changé, réessayez.',
  'requests that change something must come from this server\'s own pages': 'Cette demande doit venir des pages mêmes du serveur.',
  'there is no game {}; did you mean {}?': 'Il n’y a pas de jeu {0} ; vouliez-vous dire {1} ?',
  'there is no game {}': 'Il n’y a pas de jeu {0}.',
  'nobody asks for an undo now': 'Personne ne demande d’annuler maintenant.',
  'seat {} does not agree': 'La place {0+} n’est pas d’accord.',
};

/** The French of a sentence of the server's, or null. */
export function serverWords(text: string): string | null {
  return translated(text, SERVER);
}
