/** Masks a telephone number: the middle four digits of a mobile number, at least half of a shorter number. */
export function maskTelephone(telephone: string): string {
  const { length } = telephone
  const head = length >= 11 ? 3 : Math.floor(length / 4)
  const tail = length >= 11 ? 4 : Math.floor(length / 4)
  return telephone.slice(0, head) + '*'.repeat(length - head - tail) + telephone.slice(length - tail)
}
