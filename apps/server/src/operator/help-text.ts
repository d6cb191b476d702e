import { stringWidth } from '@hearth/domain'
import { COMMAND_GROUPS, type CommandGroupKey } from '#kernel/commands/command-groups'
import type { Command } from '#kernel/commands/command'
import { nearest } from '#kernel/commands/choices'
import { padded } from '#kernel/commands/printable'
import { told, type Told } from '#kernel/commands/told'
import { usageText } from '#kernel/commands/usage-text'

/** Column in which the descriptions of commands begin. */
const COLUMN = 36

const GROUPS = Object.entries(COMMAND_GROUPS) as [CommandGroupKey, (typeof COMMAND_GROUPS)[CommandGroupKey]][]

/** Words that ask for the help of all commands. */
const ALL: readonly string[] = ['all', '全部']

const BEFORE: Told = { zh: 'hearth：在命令行里管理店铺', en: 'hearth: what a shop owner does from a terminal' }

const DAILY: readonly (readonly [words: Told, does: Told])[] = [
  [
    { zh: 'orders --status 待发货', en: 'orders --status paid' },
    { zh: '看待发货的订单', en: 'what waits for a parcel' },
  ],
  [
    { zh: 'ship --file orders.xlsx', en: 'ship --file orders.xlsx' },
    { zh: '按表格批量发货', en: 'ship the parcels of a spreadsheet' },
  ],
  [
    { zh: 'after-sale list --status 待审核', en: 'after-sale list --status applied' },
    { zh: '看待审核的售后申请', en: 'requests for service that wait' },
  ],
  [
    { zh: 'closing', en: 'closing' },
    { zh: '昨天的日结', en: 'the closing of yesterday' },
  ],
]

const TOPICS: Told = {
  zh: '各类命令：hearth help 订单；全部命令：hearth help all',
  en: 'Commands by topic: hearth help orders; all of them: hearth help all',
}

const AFTER: Told = {
  zh: `管理另一台机器上的店铺：hearth --shop https://shop.example login <登录名>，之后命令前都加 --shop …
English：hearth --lang en help，或设 HEARTH_LANG=en
DATA_DIR 指定店铺数据（./.data），DATABASE_URL 指定 PostgreSQL；店铺在运行时由它执行命令，未运行时直接打开数据。`,
  en: `A shop elsewhere: hearth --shop https://shop.example login <name>, then --shop before each command
中文：hearth --lang zh help
DATA_DIR says which shop (./.data); DATABASE_URL, a PostgreSQL server. A running shop is asked; else its data is opened.`,
}

/** Returns the output of `hearth help`: daily commands, and the topics. */
export const helpText = (): string =>
  [
    told(BEFORE),
    '',
    ...DAILY.map(([words, does]) => line(told(words), told(does))),
    '',
    told(TOPICS),
    ...GROUPS.map(([, { name, does }]) => `  ${padded(told(name), 13)}${told(does)}`),
    '',
    told(AFTER),
  ].join('\n')

/**
 * Returns the output of `hearth help <word>`: all commands of a topic, in either language, or of the topic that
 * contains a command. Undefined for an unknown word.
 */
export function topicText(commands: readonly Command[], word: string): string | undefined {
  if (ALL.includes(word)) return GROUPS.map(([key]) => groupText(commands, key)).join('\n\n')
  const named = GROUPS.find(([key, { name }]) => key === word || name.zh === word)?.[0]
  const key = named ?? commands.find(({ name }) => name === word)?.group
  return key && groupText(commands, key)
}

/** Returns the output for a word that names no command and no topic. */
export function unknownText(commands: readonly Command[], word: string): string {
  const topics = GROUPS.flatMap(([key, { name }]) => [key, name.zh])
  const near = nearest(word, [...new Set(commands.map(({ name }) => name)), ...topics])
  return told({
    zh: `没有命令 ${word}。${near}全部命令：hearth help all`,
    en: `There is no command ${word}.${near} All of them: hearth help all`,
  })
}

/** Returns the commands of a topic. Commands with the same first word are together. */
function groupText(commands: readonly Command[], key: CommandGroupKey): string {
  const members = commands.filter(({ group }) => group === key)
  const names = [...new Set(members.map(({ name }) => name))]
  const { name, does } = COMMAND_GROUPS[key]
  const lines = names.flatMap((one) => members.filter((member) => member.name === one).flatMap(linesOf))
  return [`${told(name)}${told({ zh: '：', en: ': ' })}${told(does)}`, ...lines].join('\n')
}

/** Returns the usages of a command, each with its description. */
const linesOf = (command: Command): string[] =>
  [[command.words, command.help] as const, ...Object.entries(command.also ?? {})].map(([said, does]) =>
    line(usageText(said, command), told(does)),
  )

function line(words: string, help: string): string {
  const said = `  hearth ${words}`
  const does = help.replaceAll('\n', `\n${' '.repeat(COLUMN)}`)
  return stringWidth(said) + 2 <= COLUMN ? padded(said, COLUMN) + does : `${said}\n${' '.repeat(COLUMN)}${does}`
}
