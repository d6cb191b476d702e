/** A step of a parcel that the shop itself records. */
export type ParcelStepCode = 'sent'

/** A step as it is stored: a code, or the owner's text. */
export interface StoredStep {
  code: ParcelStepCode | null
  text: string | null
}

const TEXT: Readonly<Record<ParcelStepCode, (companyName: string) => string>> = {
  sent: (companyName) => `商家已发货，等待${companyName}揽收`,
}

/** Text of a step for the shopper. */
export const parcelStepText = ({ code, text }: StoredStep, companyName: string): string =>
  code === null ? (text ?? '') : TEXT[code](companyName)
