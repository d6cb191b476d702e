/** Steps of a parcel that the shop itself records. */
export type ParcelStepCode = 'sent'

/** A stored step: a code, or a text of the owner. */
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
