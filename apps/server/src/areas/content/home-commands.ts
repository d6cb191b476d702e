import { WIDGET_TYPE } from '@hearth/domain'
import { OPS_CODE, OpsRefusal, type OpsHome, type PageWidget } from '@hearth/ops'
import { blocksOf, partsOf, partText, type HomePart } from '#areas/content/home-parts'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { wanted, type Words } from '#kernel/commands/read-words'
import { told, type Told } from '#kernel/commands/told'

/** Commands for the parts of the home page. */
export const homeCommands = commandsOf({ group: 'shop' }, [
  {
    words: 'home list',
    help: { zh: '首页的各个模块，按顺序排列', en: 'the parts of the home page, in their order' },
    run: async ({ ops }) => homeText(await ops.content.home({})),
  },
  {
    words: 'home move <part> <place>',
    help: { zh: '调整模块顺序，例如 move 5 2', en: 'put a part elsewhere, such as move 5 2' },
    run: changing(move),
  },
  {
    words: 'home hide|show <part>',
    help: { zh: '隐藏模块，或重新显示', en: 'keep it without showing it; or show it again' },
    run: changing(setHidden),
  },
  {
    words: 'home title <part> <title> [--subtitle 一句话]',
    help: { zh: '修改货架或分类模块的标题', en: 'what stands over a shelf or a category' },
    run: changing(setTitle),
  },
  {
    words:
      'home banner <part> <number> [--picture lamp-night] [--url /product/1001] [--title 标题] [--subtitle 一句话]',
    help: {
      zh: '修改轮播图的图片、链接或文字',
      en: 'another picture of the shop on a banner, where it leads, or what stands on it',
    },
    run: changing(setBanner),
  },
])

const homeText = ({ own, blocks }: OpsHome): string =>
  [
    ...(own
      ? []
      : [
          told({
            zh: '首页由店铺分类自动生成，修改后固定下来：',
            en: 'Made of the categories of the shop, until you change it:',
          }),
        ]),
    ...partsOf(blocks).map((part, at) => `${`${at + 1}`.padStart(3)}  ${printable(partText(part), 200)}`),
  ].join('\n')

type Change = (parts: HomePart[], words: Words, context: CommandContext) => Promise<HomePart[]> | HomePart[]

/** Changes the present home page, and returns the result. */
function changing(change: Change) {
  return (context: CommandContext, words: Words): Promise<string> =>
    asRead(
      () => context.ops.content.home({}),
      async ({ blocks, version }) => {
        const parts = await change(partsOf(blocks), words, context)
        return homeText(await context.ops.content.setHome({ version, blocks: blocksOf(parts) }))
      },
    )
}

/** Returns the position that a word names, counted from 0. */
function placeOf(things: readonly unknown[], word: string, what: Told): number {
  const place = Number(word)
  if (!/^\d+$/.test(word) || place < 1 || place > things.length)
    throw new OperatorRefusal(
      {
        zh: `没有第 ${printable(word)} 个${what.zh}，可选 1 到 ${things.length}。查看：hearth home list`,
        en: `There is no ${what.en} ${printable(word)}: 1 to ${things.length}. See: hearth home list`,
      },
      2,
    )
  return place - 1
}

const partAt = (parts: readonly HomePart[], { plain }: Words): number =>
  placeOf(parts, wanted(plain, 0, { zh: '第几个模块', en: 'which part' }), { zh: '模块', en: 'part' })

function move(parts: HomePart[], words: Words): HomePart[] {
  const from = partAt(parts, words)
  const to = placeOf(parts, wanted(words.plain, 1, { zh: '移到第几位', en: 'where to' }), { zh: '位置', en: 'place' })
  const others = parts.filter((_, at) => at !== from)
  return [...others.slice(0, to), parts[from]!, ...others.slice(to)]
}

function setHidden(parts: HomePart[], words: Words): HomePart[] {
  const at = partAt(parts, words)
  const hidden = words.verb === 'hide'
  // Only the named part is hidden or shown. Other parts of the same block do not change.
  return partsOf(blocksOf(parts)).map(({ hidden: was, ...part }, place) => {
    const is = place === at ? hidden : was
    return { ...part, ...(is ? { hidden: is } : {}) }
  })
}

const withWidget = (parts: readonly HomePart[], at: number, widget: PageWidget): HomePart[] =>
  parts.map((part, place) => (place === at ? { ...part, widget } : part))

function setTitle(parts: HomePart[], words: Words): HomePart[] {
  const at = partAt(parts, words)
  const { widget } = parts[at]!
  if (widget.widgetType !== WIDGET_TYPE.shelf && widget.widgetType !== WIDGET_TYPE.category)
    throw new OperatorRefusal({
      zh: '这个模块没有标题，货架和分类才有。',
      en: 'This part has no title of its own: shelves and categories have.',
    })
  const title = wanted(words.plain, 1, { zh: '标题', en: 'the title' })
  const { subtitle } = words.options
  return withWidget(parts, at, { ...widget, title, ...(subtitle === undefined ? {} : { subtitle }) })
}

async function setBanner(parts: HomePart[], words: Words, { ops }: CommandContext): Promise<HomePart[]> {
  const at = partAt(parts, words)
  const { widget } = parts[at]!
  if (widget.widgetType !== WIDGET_TYPE.banner)
    throw new OperatorRefusal({ zh: '这个模块不是轮播图。', en: 'This part is no banner.' })
  const number = placeOf(
    widget.items,
    wanted(words.plain, 1, { zh: '模块里的第几张轮播图', en: 'which banner of the part' }),
    { zh: '轮播图', en: 'banner' },
  )
  const { picture: name, ...said } = words.options
  if (Object.keys(words.options).length === 0)
    throw new OperatorRefusal(
      {
        zh: '请写要改什么：--picture、--url、--title 或 --subtitle。',
        en: 'Say what changes: --picture, --url, --title or --subtitle.',
      },
      2,
    )
  const picture = name === undefined ? {} : { picture: await findPicture(ops, name) }
  const items = widget.items.map((item, place) => (place === number ? { ...item, ...said, ...picture } : item))
  return withWidget(parts, at, { ...widget, items })
}

const findPicture = (ops: CommandContext['ops'], name: string) =>
  ops.content.picture({ name }).catch((error: Error) => {
    if (error instanceof OpsRefusal && (error.code === OPS_CODE.notFound || error.field === 'name'))
      throw new OperatorRefusal({
        zh: `店铺没有图片“${printable(name)}”：图片要先导入。`,
        en: `The shop has no picture ${printable(name)}: an import brings pictures.`,
      })
    throw error
  })
