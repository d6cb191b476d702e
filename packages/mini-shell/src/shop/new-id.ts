/**
 * Returns a unique id of 24 characters or more. The runtime has no `crypto`. Time and three random numbers suffice for
 * a key that belongs to one shopper.
 */
export const newId = (): string =>
  [Date.now(), ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 2 ** 40))]
    .map((part) => part.toString(36).padStart(8, '0'))
    .join('')
