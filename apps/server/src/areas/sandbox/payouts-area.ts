import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { shopName } from '#areas/content/shop-profile'
import { payoutPage, SANDBOX_NOT_FOUND } from '#areas/sandbox/sandbox-page'
import { confirmPayout, payoutOnPage } from '#areas/sandbox/sandbox-payouts'
import { sandboxHtml } from '#areas/sandbox/sandbox-html'
import { opensPage } from '#areas/sandbox/signature'
import { defineArea, type RunningShop } from '#kernel/area'
import { asciiPath } from '#kernel/http/ascii-path'

type PageRequest = FastifyRequest<{ Params: { payoutId: string; token: string } }>

/** The sandbox provider of payouts, with the page on which a promoter confirms a payout. */
export const sandboxPayoutsArea = defineArea({ name: 'sandbox-payouts', calls: [], routes: addPayoutPage })

function addPayoutPage({ app, shop }: RunningShop): void {
  const {
    db,
    secret,
    ports: { clock },
  } = shop
  const forged = ({ payoutId, token }: PageRequest['params']) => !opensPage(secret, `payout/${payoutId}`, token)

  app.get('/sandbox-payout/:payoutId/:token', async ({ params }: PageRequest, reply) => {
    const payout = forged(params) ? undefined : await payoutOnPage(db, params.payoutId)
    if (!payout) return sandboxHtml(reply, 404, SANDBOX_NOT_FOUND)
    const { rows } = await sql<{ payer: string }>`select ${shopName} as payer`.execute(db)
    return sandboxHtml(reply, 200, payoutPage({ ...payout, payer: rows[0]!.payer }))
  })

  app.post('/sandbox-payout/:payoutId/:token', async ({ params, url }: PageRequest, reply) => {
    if (forged(params)) return sandboxHtml(reply, 404, SANDBOX_NOT_FOUND)
    await confirmPayout(db, params.payoutId, clock())
    return reply.redirect(asciiPath(url), 303)
  })
}
