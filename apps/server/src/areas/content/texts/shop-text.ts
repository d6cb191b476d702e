import type { TextWidget } from '@hearth/sdk/core'

/** A text that shoppers read, such as an agreement. */
export interface WrittenText extends Omit<TextWidget, 'widgetType'> {
  /** Its heading. */
  title: string
}

/** What the texts say of the shop. */
export interface TextFacts {
  name: string
  /** The shopper's contract partner: the company, if the owner named it. */
  owner: string
  serviceHours: string
}

/** The default of a text, until the owner provides one. */
export type ShopText = (facts: TextFacts) => WrittenText
