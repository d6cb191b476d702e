/** A step of a parcel that the shop knows of itself. */
export type ParcelStepCode = 'sent'

/** A step as it is kept: a code, or what the shop's owner wrote. */
export interface StoredStep {
  code: ParcelStepCode | null
  text: string | null
}

const TEXT: Readonly<Record<ParcelStepCode, (companyName: string) => string>> = {
  sent: (companyName) => `商家已发货，等待${companyName}揽收`,
}

/** What a shopper reads of a step. */
export const parcelStepText = ({ code, text }: StoredStep, companyName: string): string =>
  code === null ? (text ?? '') : TEXT[code](companyName)
