import { PAYMENT_WAY_LABEL } from '@hearth/domain'
import type { FastifyRequest } from 'fastify'
import { sql, type RawBuilder } from 'kysely'
import { readShopName, shopName } from '#areas/content/shop-profile'
import { SANDBOX_CHANNEL, type CashierNotice, type CashierPayment } from '#ports/cashier'
import { sandboxHtml } from '#areas/sandbox/sandbox-html'
import { payLaterPage, SANDBOX_NOT_FOUND, sandboxPage } from '#areas/sandbox/sandbox-page'
import { hasSigned, signPayLater } from '#areas/sandbox/sandbox-pay-later'
import { settleTrade } from '#areas/sandbox/sandbox-trades'
import { opensPage } from '#areas/sandbox/signature'
import { prepared } from '#database/prepared'
import type { RunningShop } from '#kernel/area'
import { asciiPath } from '#kernel/http/ascii-path'
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '#kernel/sessions/session-cookie'
import { createSessions } from '#kernel/sessions/sessions'

type Result = CashierNotice['result']

/** A payment, with the data of its page. */
interface PageOf extends Omit<CashierPayment, 'way'> {
  /** The name of the payee. */
  payee: string
  /** The result of the payment; absent while the payment is open. */
  result?: Result
  /**
   * The path to which the shopper goes after the payment. Absent in a window in which the shopper is not logged in,
   * such as a window of a mini-program, since the shop would only ask for a login there.
   */
  returnUrl?: string
}

type PagePayment = CashierPayment & {
  payee: string
  returnUrl: string | null
  shopperId: string
  result: Result | null
}

type PageRequest = FastifyRequest<{
  Params: { paymentId: string; token: string }
  Body: { action?: string } | undefined
  Querystring: { way?: string }
}>

/** Adds the page of the sandbox cashier. It has no scripts. Its buttons settle the payment. */
export function addSandboxPage({ app, shop, wake }: RunningShop): void {
  const {
    db,
    secret,
    random,
    ports: { clock },
  } = shop
  const sessions = createSessions(random)

  /**
   * Finds the payment of an address. The token must match, and a logged-in shopper must be the payment's shopper.
   * @param payee an expression for the payee's name, if the page shows it
   */
  async function paymentOf(
    { params: { paymentId, token }, cookies }: PageRequest,
    payee: RawBuilder<string> = sql`''`,
  ): Promise<PageOf | undefined> {
    if (!opensPage(secret, paymentId, token)) return undefined
    const { rows } = await prepared<PagePayment>`
      select id as "paymentId", ${payee} as payee, order_id as "orderId", payment.amount,
        return_url as "returnUrl", shopper_id as "shopperId", trade.result
      from payment
      left join sandbox_trade trade on trade.payment_id = payment.id
      where id = ${paymentId} and channel = ${SANDBOX_CHANNEL}`.execute(db)
    const [payment] = rows
    const session = cookies[SECURE_SESSION_COOKIE] ?? cookies[SESSION_COOKIE]
    const visitor = session ? (await sessions.find(db, session, clock()))?.shopper : undefined
    if (!payment || (visitor !== undefined && visitor !== payment.shopperId)) return undefined
    const { shopperId: owner, returnUrl, result, ...shown } = payment
    return { ...shown, result: result ?? undefined, ...(returnUrl !== null && visitor === owner ? { returnUrl } : {}) }
  }

  app.get('/sandbox-cashier/:paymentId/:token', async (request: PageRequest, reply) => {
    const payment = await paymentOf(request, shopName)
    if (!payment) return sandboxHtml(reply, 404, SANDBOX_NOT_FOUND)
    const way = new Map<unknown, string>(Object.entries(PAYMENT_WAY_LABEL)).get(request.query.way)
    return sandboxHtml(reply, 200, sandboxPage({ ...payment, way }))
  })

  app.post('/sandbox-cashier/:paymentId/:token', async (request: PageRequest, reply) => {
    const payment = await paymentOf(request)
    if (!payment) return sandboxHtml(reply, 404, SANDBOX_NOT_FOUND)
    const action = request.body?.action
    const closed = action === 'payClosed'
    const result = action === 'pay' || closed ? 'paid' : 'failed'
    await settleTrade(db, payment, result, { tradeNo: random.uuid(), noticeId: random.uuid(), closed }, clock())
    // Sends the notice of the payment at once.
    wake('deliver')
    return reply.redirect(asciiPath(payment.returnUrl ?? request.url), 303)
  })

  const forged = ({ shopperId, token }: { shopperId: string; token: string }) =>
    !opensPage(secret, `pay-later/${shopperId}`, token)
  type SignRequest = FastifyRequest<{ Params: { shopperId: string; token: string } }>

  app.get('/sandbox-pay-later/:shopperId/:token', async ({ params }: SignRequest, reply) => {
    if (forged(params)) return sandboxHtml(reply, 404, SANDBOX_NOT_FOUND)
    return sandboxHtml(reply, 200, payLaterPage(await readShopName(db), await hasSigned(db, params.shopperId)))
  })

  app.post('/sandbox-pay-later/:shopperId/:token', async ({ params, url }: SignRequest, reply) => {
    if (forged(params)) return sandboxHtml(reply, 404, SANDBOX_NOT_FOUND)
    await signPayLater(db, params.shopperId, clock())
    return reply.redirect(asciiPath(url), 303)
  })

  app.get('/sandbox-cashier/*', (_request, reply) => sandboxHtml(reply, 404, SANDBOX_NOT_FOUND))
}
