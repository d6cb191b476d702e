/** Hides a telephone number: of a mobile number the middle four digits; of a shorter one at least half. */
export function maskTelephone(telephone: string): string {
  const { length } = telephone
  const head = length >= 11 ? 3 : Math.floor(length / 4)
  const tail = length >= 11 ? 4 : Math.floor(length / 4)
  return telephone.slice(0, head) + '*'.repeat(length - head - tail) + telephone.slice(length - tail)
}
