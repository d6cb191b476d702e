import { demoAddressBook, noAddressBook, type AddressBook } from '#ports/address-book'
import { MESSAGE_KIND } from '@hearth/domain'
import type { Advertiser } from '#ports/advertiser'
import { SANDBOX_CHANNEL, type Cashier, type PayLater } from '#ports/cashier'
import { consoleAdvertiser } from '#ports/console-advertiser'
import { consoleMailer } from '#ports/console-mailer'
import { consoleMiniProgram } from '#ports/console-mini-program'
import { createConsoleNotifier } from '#ports/console-notifier'
import { ownIssuer, type InvoiceIssuer } from '#ports/invoice-issuer'
import { inTime } from '#ports/in-time'
import type { Mailer } from '#ports/mailer'
import { keepTicket, type MessagingApp } from '#ports/messaging-app'
import type { MiniProgram } from '#ports/mini-program'
import { isMailServer, makeOwnPort, type OwnerParts } from '#ports/own-port'
import type { Notifier } from '#ports/notifier'
import { BANK_PAYOUTS, bankPayouts, SANDBOX_PAYOUTS, type Payouts } from '#ports/payouts'
import { ownPostJudge, type PostJudge } from '#ports/post-judge'
import { smtpMailer } from '#ports/smtp-mailer'
import { ownRisk, type Risk } from '#ports/risk'
import type { Settings } from '#settings'

/**
 * Maximum ms that the shop waits for an owner's module: for calls for which a shopper waits, for queries of payments,
 * and for refunds, pay-later charges, statements and payouts.
 */
const TIMEOUTS = {
  shopper: 9000,
  query: 5000,
  refund: 30_000,
  charge: 30_000,
  statement: 30_000,
  payout: 30_000,
} as const

const CASHIER_METHODS = ['start', 'verify', 'query', 'refund'] as const

/**
 * Opens the owner's SMS service, else the console.
 * @throws Error for the console in production, and like `makeOwnPort`
 */
export async function openNotifier(
  { notifier, environment }: Pick<Settings, 'notifier' | 'environment'>,
  parts: OwnerParts,
): Promise<Notifier> {
  if (notifier === undefined) return createConsoleNotifier(environment)
  const own = await makeOwnPort<Notifier>('NOTIFIER', notifier, ['send'], parts)
  return {
    send: (message, key) => inTime('the notifier', TIMEOUTS.shopper, (async () => own.send(message, key))()),
  }
}

/**
 * Opens the mail service: the owner's module, a mail server, the console, or none.
 * @throws Error like `makeOwnPort`
 */
export async function openMailer(
  { mailer, mailFrom, environment }: Pick<Settings, 'mailer' | 'mailFrom' | 'environment'>,
  parts: OwnerParts,
): Promise<Mailer | undefined> {
  if (mailer === undefined) return environment === 'production' ? undefined : consoleMailer()
  const own = isMailServer(mailer)
    ? smtpMailer(mailer, mailFrom ?? '')
    : await makeOwnPort<Mailer>('MAILER', mailer, ['send'], parts)
  return { send: (mail, key) => inTime('the mailer', TIMEOUTS.shopper, (async () => own.send(mail, key))()) }
}

/**
 * Opens the shop's mini-program in the messaging app: the owner's module, the console, or none.
 * @throws Error like `makeOwnPort`, and if `templates` is not an object of template ids by kinds of messages
 */
export async function openMiniProgram(
  { miniProgram, environment }: Pick<Settings, 'miniProgram' | 'environment'>,
  parts: OwnerParts,
): Promise<MiniProgram | undefined> {
  if (miniProgram === undefined) return environment === 'production' ? undefined : consoleMiniProgram()
  const own = await makeOwnPort<MiniProgram>('MINI_PROGRAM', miniProgram, ['openIdOf', 'send'], parts)
  const wrong = Object.entries(own.templates ?? {}).find(
    ([kind, id]) => !(kind in MESSAGE_KIND) || typeof id !== 'string' || !/^.{1,64}$/.test(id),
  )
  if (typeof own.templates !== 'object' || wrong) {
    const fault = wrong ? `have ${wrong[0]}: ${String(wrong[1])}` : 'are missing'
    const kinds = Object.keys(MESSAGE_KIND).join(', ')
    throw new Error(
      `MINI_PROGRAM=${miniProgram} made a mini-program whose templates ${fault}. ` +
        `Give the ids of its templates by kinds of messages: ${kinds}.`,
    )
  }
  const who = 'the messaging app'
  return {
    templates: own.templates,
    openIdOf: (code) => inTime(who, TIMEOUTS.shopper, (async () => own.openIdOf(code))()),
    send: (message, key) => inTime(who, TIMEOUTS.shopper, (async () => own.send(message, key))()),
  }
}

/**
 * Opens the address book of a host app: the owner's module; in a demo shop, one that the server brings; otherwise none.
 * @throws Error like `makeOwnPort`
 */
export async function openAddressBook(
  { addressBook, demo }: Pick<Settings, 'addressBook' | 'demo'>,
  parts: OwnerParts,
): Promise<AddressBook> {
  if (addressBook === undefined) return demo ? demoAddressBook : noAddressBook
  const own = await makeOwnPort<AddressBook>('ADDRESS_BOOK', addressBook, ['has', 'list'], parts)
  const who = 'the address book'
  return {
    has: (shopper) => inTime(who, TIMEOUTS.shopper, (async () => own.has(shopper))()),
    list: (shopper) => inTime(who, TIMEOUTS.shopper, (async () => own.list(shopper))()),
  }
}

/**
 * Opens the owner's issuer of invoices. Without one, the shop itself makes up the numbers.
 * @throws Error like `makeOwnPort`
 */
export async function openInvoiceIssuer(
  { invoiceIssuer }: Pick<Settings, 'invoiceIssuer'>,
  parts: OwnerParts,
): Promise<InvoiceIssuer> {
  if (invoiceIssuer === undefined) return ownIssuer
  const own = await makeOwnPort<InvoiceIssuer>('INVOICES', invoiceIssuer, ['issue'], parts)
  return {
    note: own.note,
    issue: (invoice) => inTime('whoever makes invoices', TIMEOUTS.refund, (async () => own.issue(invoice))()),
  }
}

/**
 * Opens the owner's account in the messaging app, for which pages are signed, if there is one.
 * @throws Error like `makeOwnPort`, and for an account without an id
 */
export async function openMessagingApp(
  { messagingApp }: Pick<Settings, 'messagingApp'>,
  parts: OwnerParts,
): Promise<MessagingApp | undefined> {
  if (messagingApp === undefined) return undefined
  const own = await makeOwnPort<MessagingApp>('WECHAT', messagingApp, ['ticket'], parts)
  if (typeof own.appId !== 'string' || !/^\w{1,64}$/.test(own.appId))
    throw new Error(
      `WECHAT=${messagingApp} made an app whose appId is ${own.appId}. Give it the id of your official account.`,
    )
  return keepTicket(
    {
      appId: own.appId,
      ticket: () => inTime('the messaging app', TIMEOUTS.shopper, (async () => own.ticket())()),
    },
    parts.clock,
  )
}

/**
 * Opens the owner's advertiser, else the console.
 * @throws Error like `makeOwnPort`
 */
export async function openAdvertiser(
  { advertiser, environment }: Pick<Settings, 'advertiser' | 'environment'>,
  parts: OwnerParts,
): Promise<Advertiser> {
  if (advertiser === undefined) return consoleAdvertiser(environment)
  const own = await makeOwnPort<Advertiser>('ADVERTISER', advertiser, ['purchased'], parts)
  return {
    purchased: (purchase, key) =>
      inTime('the advertiser', TIMEOUTS.shopper, (async () => own.purchased(purchase, key))()),
  }
}

/**
 * Opens the owner's identity and risk service, else the shop's own rules.
 * @throws Error like `makeOwnPort`
 */
export async function openRisk({ risk }: Pick<Settings, 'risk'>, parts: OwnerParts): Promise<Risk> {
  if (risk === undefined) return ownRisk
  const own = await makeOwnPort<Risk>('RISK', risk, ['identify', 'judge'], parts)
  const who = 'whoever judges risk'
  return {
    identify: (person) => inTime(who, TIMEOUTS.shopper, (async () => own.identify(person))()),
    judge: (application) => inTime(who, TIMEOUTS.shopper, (async () => own.judge(application))()),
    ...(own.judgeEntry
      ? { judgeEntry: (entry) => inTime(who, TIMEOUTS.shopper, (async () => own.judgeEntry!(entry))()) }
      : {}),
  }
}

/**
 * Opens the owner's judge of posts, else the judge that uses lists of words.
 * @throws Error like `makeOwnPort`
 */
export async function openPostJudge({ postJudge }: Pick<Settings, 'postJudge'>, parts: OwnerParts): Promise<PostJudge> {
  if (postJudge === undefined) return ownPostJudge
  const own = await makeOwnPort<PostJudge>('POST_JUDGE', postJudge, ['judge'], parts)
  const who = 'whoever judges posts'
  return { judge: (post, words) => inTime(who, TIMEOUTS.shopper, (async () => own.judge(post, words))()) }
}

/**
 * Opens the owner's cashier, else the sandbox.
 * @throws Error like `makeOwnPort`, and for a channel that is not allowed in an address
 */
export async function openCashier(
  { cashier }: Pick<Settings, 'cashier'>,
  parts: OwnerParts,
  sandbox: () => Cashier,
): Promise<Cashier> {
  if (cashier === undefined) return sandbox()
  const own = await makeOwnPort<Cashier>('PAYMENT', cashier, CASHIER_METHODS, parts)
  if (!isChannel(own.channel, SANDBOX_CHANNEL))
    throw new Error(
      `PAYMENT=${cashier} made a cashier whose channel is ${own.channel}. Give it a name of its own, of small letters, digits and hyphens.`,
    )
  const who = `the cashier ${own.channel}`
  // `async` turns what a method throws or returns directly into a promise. Every call has a time limit.
  return {
    channel: own.channel,
    receipt: own.receipt,
    payLater: own.payLater && payLaterInTime(who, own.payLater),
    start: (payment) => inTime(who, TIMEOUTS.shopper, (async () => own.start(payment))()),
    verify: (notice) => inTime(who, TIMEOUTS.shopper, (async () => own.verify(notice))()),
    query: (paymentId) => inTime(who, TIMEOUTS.query, (async () => own.query(paymentId))()),
    refund: (refund) => inTime(who, TIMEOUTS.refund, (async () => own.refund(refund))()),
    ...(own.statement && {
      statement: (span) => inTime(who, TIMEOUTS.statement, (async () => own.statement!(span))()),
    }),
  }
}

/**
 * Opens the provider of payouts: the owner's module, staff who send bank transfers, or the sandbox.
 * @throws Error like `makeOwnPort`, and for an invalid channel name
 */
export async function openPayouts(
  { payouts }: Pick<Settings, 'payouts'>,
  parts: OwnerParts,
  sandbox: () => Payouts,
): Promise<Payouts> {
  if (payouts === undefined) return sandbox()
  if (payouts === BANK_PAYOUTS) return bankPayouts
  const own = await makeOwnPort<Payouts>('PAYOUTS', payouts, ['send', 'query'], parts)
  if (!isChannel(own.channel, SANDBOX_PAYOUTS) || own.channel === BANK_PAYOUTS)
    throw new Error(
      `PAYOUTS=${payouts} made a provider whose channel is ${own.channel}. Give it a name of its own, of small letters, digits and hyphens.`,
    )
  const who = `the provider of payouts ${own.channel}`
  return {
    channel: own.channel,
    send: (payout) => inTime(who, TIMEOUTS.payout, (async () => own.send(payout))()),
    query: (payoutId) => inTime(who, TIMEOUTS.payout, (async () => own.query(payoutId))()),
  }
}

/** Whether the channel of an owner's port is allowed in an address, and differs from the sandbox's. */
const isChannel = (channel: unknown, sandbox: string): boolean =>
  typeof channel === 'string' && /^[a-z][a-z0-9-]{0,31}$/.test(channel) && channel !== sandbox

/**
 * Gives calls of a pay-later agreement a time limit. A job waits for them: without a limit, a missing answer would
 * block all other charges, and the server's shutdown.
 */
const payLaterInTime = (who: string, own: PayLater): PayLater => ({
  isSigned: (shopperId) => inTime(who, TIMEOUTS.shopper, (async () => own.isSigned(shopperId))()),
  signUrl: (shopperId) => inTime(who, TIMEOUTS.shopper, (async () => own.signUrl(shopperId))()),
  charge: (payment, shopperId) => inTime(who, TIMEOUTS.charge, (async () => own.charge(payment, shopperId))()),
})
