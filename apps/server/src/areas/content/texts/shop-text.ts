import type { TextWidget } from '@hearth/sdk/core'

/** A text that shoppers read, such as an agreement. */
export interface WrittenText extends Omit<TextWidget, 'widgetType'> {
  /** Its heading. */
  title: string
}

/** What the texts say of the shop. */
export interface TextFacts {
  name: string
  /** Whom a shopper has a contract with: the company, where the owner named it. */
  owner: string
  serviceHours: string
}

/** A text as every shop has it until its owner brings one. */
export type ShopText = (facts: TextFacts) => WrittenText
