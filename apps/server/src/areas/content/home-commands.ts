import { WIDGET_TYPE } from '@hearth/domain'
import { OPS_CODE, OpsRefusal, type OpsHome, type PageWidget } from '@hearth/ops'
import { blocksOf, partsOf, partText, type HomePart } from '#areas/content/home-parts'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { wanted, type Words } from '#kernel/commands/read-words'

/** The home page, part by part. */
export const homeCommands = commandsOf({ group: 'shop' }, [
  {
    words: 'home list',
    help: 'the parts of the home page, in their order',
    run: async ({ ops }) => homeText(await ops.content.home({})),
  },
  { words: 'home move <part> <place>', help: 'put a part elsewhere, such as move 5 2', run: changing(move) },
  { words: 'home hide|show <part>', help: 'keep it without showing it; or show it again', run: changing(setHidden) },
  {
    words: 'home title <part> <title> [--subtitle 一句话]',
    help: 'what stands over a shelf or a category',
    run: changing(setTitle),
  },
  {
    words:
      'home banner <part> <number> [--picture lamp-night] [--url /product/1001] [--title 标题] [--subtitle 一句话]',
    help: 'another picture of the shop on a banner, where it leads, or what stands on it',
    run: changing(setBanner),
  },
])

const homeText = ({ own, blocks }: OpsHome): string =>
  [
    ...(own ? [] : ['Made of the categories of the shop, until you change it:']),
    ...partsOf(blocks).map((part, at) => `${`${at + 1}`.padStart(3)}  ${printable(partText(part), 200)}`),
  ].join('\n')

type Change = (parts: HomePart[], words: Words, context: CommandContext) => Promise<HomePart[]> | HomePart[]

/** Changes the home page as it stands, and tells it as it is then. */
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

/** The place that a word says, from 0. */
function placeOf(things: readonly unknown[], word: string, what: string): number {
  const place = Number(word)
  if (!/^\d+$/.test(word) || place < 1 || place > things.length)
    throw new OperatorRefusal(`There is no ${what} ${printable(word)}: 1 to ${things.length}. See: hearth home list`, 2)
  return place - 1
}

const partAt = (parts: readonly HomePart[], { plain }: Words): number =>
  placeOf(parts, wanted(plain, 0, 'which part'), 'part')

function move(parts: HomePart[], words: Words): HomePart[] {
  const from = partAt(parts, words)
  const to = placeOf(parts, wanted(words.plain, 1, 'where to'), 'place')
  const others = parts.filter((_, at) => at !== from)
  return [...others.slice(0, to), parts[from]!, ...others.slice(to)]
}

function setHidden(parts: HomePart[], words: Words): HomePart[] {
  const at = partAt(parts, words)
  const hidden = words.verb === 'hide'
  // Others of its block stay as they are.
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
    throw new OperatorRefusal('This part has no title of its own: shelves and categories have.')
  const title = wanted(words.plain, 1, 'the title')
  const { subtitle } = words.options
  return withWidget(parts, at, { ...widget, title, ...(subtitle === undefined ? {} : { subtitle }) })
}

async function setBanner(parts: HomePart[], words: Words, { ops }: CommandContext): Promise<HomePart[]> {
  const at = partAt(parts, words)
  const { widget } = parts[at]!
  if (widget.widgetType !== WIDGET_TYPE.banner) throw new OperatorRefusal('This part is no banner.')
  const number = placeOf(widget.items, wanted(words.plain, 1, 'which banner of the part'), 'banner')
  const { picture: name, ...said } = words.options
  if (Object.keys(words.options).length === 0)
    throw new OperatorRefusal('Say what changes: --picture, --url, --title or --subtitle.', 2)
  const picture = name === undefined ? {} : { picture: await findPicture(ops, name) }
  const items = widget.items.map((item, place) => (place === number ? { ...item, ...said, ...picture } : item))
  return withWidget(parts, at, { ...widget, items })
}

const findPicture = (ops: CommandContext['ops'], name: string) =>
  ops.content.picture({ name }).catch((error: Error) => {
    if (error instanceof OpsRefusal && (error.code === OPS_CODE.notFound || error.field === 'name'))
      throw new OperatorRefusal(`The shop has no picture ${printable(name)}: an import brings pictures.`)
    throw error
  })
