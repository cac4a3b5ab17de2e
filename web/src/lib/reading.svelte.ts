// What a card says where its face is too small for it: on phones a tap on a card that cannot be chosen now tells its name and effect
// in the dock. Of a card that is being chosen the picture's prompt tells them.

export interface CardWords {
  card: string;
  does: string;
}

class Reading {
  /** The card that is being read. */
  card = $state.raw<CardWords | null>(null);

  /** Reads a card; tapped again it is put down. */
  read(words: CardWords): void {
    this.card = this.card?.card === words.card ? null : words;
  }

  stop(): void {
    this.card = null;
  }
}

export const reading = new Reading();
