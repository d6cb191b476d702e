/** A parameter of a message. */
export type MessageParameter = string | number | boolean | readonly string[]

/**
 * What a message says, as codes and parameters; the SMS service chooses the words. Areas declare the kinds and their
 * data (`messages`), and docs/guides/running-a-shop.md lists them. More kinds will be added: ignore unknown ones.
 */
export interface MessageContent {
  readonly kind: string
  readonly [parameter: string]: MessageParameter | undefined
}

/** A message for a shopper. */
export interface Message extends MessageContent {
  readonly telephone: string
  /** The shopper's address for mail, in a shop that sends no mail itself; absent if the shopper wants no mail. */
  readonly email?: string
}

/** The port to an SMS service. */
export interface Notifier {
  /**
   * Delivers a message. Rejects if that failed, and is then called again, except for login codes.
   * @param key the same for each call with one message: after a crash a message may be handed over twice, and must be
   *   delivered once
   */
  send(message: Message, key: string): Promise<void>
  /** Shows a captcha's text to developers; absent where shoppers have to read the captcha. */
  tellCaptcha?(captchaId: string, answer: string): void
}
