/** The code of a hotel as it is kept, from what somebody read off a card: capitals, no blanks. */
export const hotelCodeOf = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
