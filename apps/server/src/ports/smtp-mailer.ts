import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Mailer } from '#ports/mailer'

/** Ms to wait for a connection, for the server's greeting, and for the server's next reply. */
const PATIENCE = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 } as const

/**
 * Sends mail over SMTP. A mail that is sent twice has the same Message-ID, by which mailboxes show it once.
 * @param url such as `smtps://user:password@smtp.example.com`
 * @param from the sender, such as `暖居 <hello@shop.example>`
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...PATIENCE }, { from })
  const host = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ to, kind, subject, text, files = [] }, key) {
      const id = createHash('sha256').update(key).digest('hex').slice(0, 32)
      const headers = { 'auto-submitted': 'auto-generated', 'x-message-kind': kind }
      // The recipient is an address object and not a text, in which a comma could make two recipients.
      const attachments = files.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content),
      }))
      const recipient = { name: '', address: to }
      const mail = { to: recipient, subject, text, attachments, messageId: `<${id}@${host}>`, headers }
      return transport.sendMail(mail).then(
        () => 'delivered' as const,
        (error: Refusal) => {
          if (isForGood(error)) return 'refused' as const
          throw error
        },
      )
    },
  }
}

/** The library's error for a mail that was not accepted. */
type Refusal = Error & { command?: string; responseCode?: number }

/** Whether the server permanently refused the recipient. */
const isForGood = ({ command, responseCode = 0 }: Refusal): boolean => command === 'RCPT TO' && responseCode >= 500
