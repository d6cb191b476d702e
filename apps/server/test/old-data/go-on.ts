import type { TestShop } from '../shop'
import type { oldHands } from './old-hands'
import type { Case, OldShop } from './old-shop'
import { ORDER_STEPS } from './order-steps'
import { SERVICE_STEPS } from './service-steps'
import type { Step } from './step'
import { THEN_ORDERS } from './then-orders'
import { THEN_SERVICES } from './then-services'

/** What happened to an order or a request: the reply of each step, and the state that its shopper reads afterwards. */
export interface Went {
  steps: string[]
  after: unknown
}

/**
 * How orders and requests are continued: the steps of each by its name, what each step does, and where the state is
 * read.
 */
const WAYS: Readonly<Record<'request' | 'order', [Record<string, string>, Record<string, Step>, url: string]>> = {
  request: [THEN_SERVICES, SERVICE_STEPS, '/api/platform/afterSales/v1/$'],
  order: [THEN_ORDERS, ORDER_STEPS, '/api/orders/$/v1'],
}

/**
 * Continues every request and every order of the old shop from its state.
 * @param each called with the name of each request and order, after it was continued
 */
export async function goOn(
  shop: TestShop,
  hands: ReturnType<typeof oldHands>,
  old: OldShop,
  each: (name: string) => Promise<void>,
): Promise<Record<string, Went>> {
  const went: Record<string, Went> = {}
  const walk = async (kind: keyof typeof WAYS, { name, shopper, id }: Case) => {
    const who = old.shoppers[shopper]!
    const [then, steps, url] = WAYS[kind]
    if (!then[name]) throw new Error(`There are no steps for the ${kind} "${name}".`)
    const answers: string[] = []
    for (const step of then[name].split(' ')) {
      const answer = await steps[step]!({ shop, hands, who, id })
      answers.push(answer ? `${step} ${answer.code}` : step)
    }
    const { code, data } = await hands.ask(who, `GET ${url.replace('$', id)}`)
    went[`${kind} ${name}`] = { steps: answers, after: code === 0 ? data : code }
    await each(`${kind} ${name}`)
  }
  for (const one of old.services) await walk('request', one)
  for (const one of old.orders) await walk('order', one)
  return went
}
