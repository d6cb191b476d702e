import { formatDateTime, PROMOTER_KIND_LABEL, SHOP_STATUS, SHOP_STATUS_LABEL } from '@hearth/domain'
import type { ListOpsPromoterShops, OpsPromoterShop } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, wantedReason, type Words } from '#kernel/commands/read-words'

type Verb = (context: CommandContext, words: Words) => Promise<string>

/** Which of them, by the words of `--of`. */
const OF: Readonly<Record<string, ListOpsPromoterShops>> = {
  waiting: { status: SHOP_STATUS.reviewing, sort: 'oldest' },
  open: { status: SHOP_STATUS.open },
  closed: { status: SHOP_STATUS.closed },
  partners: { kind: 'partner' },
}

const list: Verb = async ({ ops }, { options }) => {
  const which = options['of'] === undefined ? {} : OF[options['of']]
  if (!which) throw new OperatorRefusal(`--of is one of ${Object.keys(OF).join(', ')}.`, 2)
  const { shops } = await ops.promoterShops.list({ ...which, count: readCount(options['count']) })
  return shops.length === 0 ? 'There are none.' : shops.map(line).join('\n')
}

const line = (one: OpsPromoterShop): string =>
  [
    one.shopId,
    formatDateTime(one.createdAt),
    PROMOTER_KIND_LABEL[one.kind],
    SHOP_STATUS_LABEL[one.status],
    printable(one.name),
    `${one.views} visitors`,
  ].join('  ')

const read = ({ ops }: CommandContext, plain: readonly string[]): Promise<OpsPromoterShop> =>
  ops.promoterShops.get({ shopId: wanted(plain, 0, 'which shop') })

const text = (one: OpsPromoterShop): string =>
  [
    line(one),
    `  of the shopper ${one.shopperId}`,
    one.mobile && `  ${one.mobile}, ${printable(one.address ?? '', 200)}, ${one.salesChannel}, ${one.magnitude}`,
    one.reason && `  reason: ${printable(one.reason, 200)}`,
    `  next: ${one.allowed.join(', ') || 'nothing'}`,
  ]
    .filter(Boolean)
    .join('\n')

const show: Verb = async (context, { plain }) => text(await read(context, plain))

async function decide(
  context: CommandContext,
  { plain }: Words,
  change: (shop: { shopId: string; version: number }) => Promise<object>,
): Promise<string> {
  await asRead(
    () => read(context, plain),
    ({ shopId, version }) => change({ shopId, version }),
  )
  return text(await read(context, plain))
}

const reasonOf = (words: Words): string => wantedReason(words, 'owner')

const REFUSALS = {
  notFound: 'There is no such shop. See: hearth promoter-shop list',
  wrongState: 'That cannot be done as it stands. See what can: hearth promoter-shop show <shopId>',
}

/** Shops of promoters and partner shops. */
export const promoterShopCommands = commandsOf({ group: 'people', refusals: REFUSALS }, [
  {
    words: 'promoter-shop list [--of waiting|open|closed|partners] [--count 20]',
    help: 'shops of promoters and partner shops, the newest first',
    run: list,
  },
  { words: 'promoter-shop show <shopId>', help: 'one of them, and what can be done next', run: show },
  {
    words: 'promoter-shop open <shopId>',
    help: '',
    run: (context, words) => decide(context, words, (one) => context.ops.promoterShops.open(one)),
  },
  {
    words: 'promoter-shop close <shopId> --reason 经营地址无法核实',
    help: '',
    run: (context, words) =>
      decide(context, words, (one) => context.ops.promoterShops.close({ ...one, reason: reasonOf(words) })),
  },
])
