import { formatDateTime, PROMOTER_KIND_LABEL, SHOP_STATUS, SHOP_STATUS_LABEL } from '@hearth/domain'
import type { ListOpsPromoterShops, OpsPromoterShop } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, wantedReason, type Words } from '#kernel/commands/read-words'
import { nextLine, NONE, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { oneOf } from '#kernel/commands/choices'

type Verb = (context: CommandContext, words: Words) => Promise<string>

/** The filter of the list for each word of the option `--of`. */
const OF: Readonly<Record<string, ListOpsPromoterShops>> = {
  waiting: { status: SHOP_STATUS.reviewing, sort: 'oldest' },
  open: { status: SHOP_STATUS.open },
  closed: { status: SHOP_STATUS.closed },
  partners: { kind: 'partner' },
}

const list: Verb = async ({ ops }, { options }) => {
  const which = options['of'] === undefined ? {} : OF[options['of']]!
  const { shops } = await ops.promoterShops.list({ ...which, count: readCount(options['count']) })
  return shops.length === 0 ? told(NONE) : shops.map(line).join('\n')
}

const line = (one: OpsPromoterShop): string =>
  [
    one.shopId,
    formatDateTime(one.createdAt),
    PROMOTER_KIND_LABEL[one.kind],
    SHOP_STATUS_LABEL[one.status],
    printable(one.name),
    told({ zh: `${one.views} 位访客`, en: `${one.views} visitors` }),
  ].join('  ')

const read = ({ ops }: CommandContext, plain: readonly string[]): Promise<OpsPromoterShop> =>
  ops.promoterShops.get({ shopId: wanted(plain, 0, WHICH.shop) })

const text = (one: OpsPromoterShop): string =>
  [
    line(one),
    told({ zh: `  店主用户 ${one.shopperId}`, en: `  of the shopper ${one.shopperId}` }),
    one.mobile && `  ${one.mobile}, ${printable(one.address ?? '', 200)}, ${one.salesChannel}, ${one.magnitude}`,
    one.reason && told({ zh: `  原因：${printable(one.reason, 200)}`, en: `  reason: ${printable(one.reason, 200)}` }),
    nextLine('promoter-shop', one.allowed),
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

const reasonOf = (words: Words): string => wantedReason(words, { zh: '店主', en: 'owner' })

const REFUSALS = {
  notFound: {
    zh: '没有这个小店。查看：hearth promoter-shop list',
    en: 'There is no such shop. See: hearth promoter-shop list',
  },
  wrongState: {
    zh: '小店当前状态不能这样操作。可做的操作见：hearth promoter-shop show <shopId>',
    en: 'That cannot be done as it stands. See what can: hearth promoter-shop show <shopId>',
  },
}

/** Commands for promoters' shops and partner shops. */
export const promoterShopCommands = commandsOf({ group: 'promotion', refusals: REFUSALS }, [
  {
    words: 'promoter-shop list [--of waiting|open|closed|partners] [--count 20]',
    choices: {
      of: oneOf({
        waiting: SHOP_STATUS_LABEL[SHOP_STATUS.reviewing],
        open: SHOP_STATUS_LABEL[SHOP_STATUS.open],
        closed: SHOP_STATUS_LABEL[SHOP_STATUS.closed],
        partners: '合作店',
      }),
    },
    help: { zh: '推广员小店和合作店，新的在前', en: 'shops of promoters and partner shops, the newest first' },
    run: list,
  },
  {
    words: 'promoter-shop show <shopId>',
    help: { zh: '一个小店的详情和下一步可做的操作', en: 'one of them, and what can be done next' },
    run: show,
  },
  {
    words: 'promoter-shop open <shopId>',
    help: { zh: '开通小店', en: 'open it' },
    run: (context, words) => decide(context, words, (one) => context.ops.promoterShops.open(one)),
  },
  {
    words: 'promoter-shop close <shopId> --reason 经营地址无法核实',
    help: { zh: '关闭小店，店主会看到原因', en: 'close it; its owner reads why' },
    run: (context, words) =>
      decide(context, words, (one) => context.ops.promoterShops.close({ ...one, reason: reasonOf(words) })),
  },
])
