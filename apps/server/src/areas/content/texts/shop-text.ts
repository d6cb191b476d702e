import type { TextWidget } from '@hearth/sdk/core'

/** A text for shoppers, such as an agreement. */
export interface WrittenText extends Omit<TextWidget, 'widgetType'> {
  /** Its heading. */
  title: string
}

/** The facts about the shop that texts contain. */
export interface TextFacts {
  name: string
  /** The shopper's contract partner: the company, if the owner has set it. */
  owner: string
  serviceHours: string
}

/** The default of a text, which applies until the owner provides one. */
export type ShopText = (facts: TextFacts) => WrittenText
