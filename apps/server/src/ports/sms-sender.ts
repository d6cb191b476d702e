/** The port to whoever delivers messages to telephones. */
export interface SmsSender {
  /** Delivers a login code; rejects when it could not. */
  sendCode(telephone: string, code: string): Promise<void>
}
