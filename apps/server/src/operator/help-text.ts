import { COMMAND_GROUPS, type Command } from '#kernel/commands/command'

/** Where what is told of a command begins. */
const COLUMN = 36

const BEFORE = 'hearth: what a shop owner does until there is a console.'

const ELSEWHERE = `  hearth --shop https://shop.example login <name>
                                    as staff, over a network; then: hearth --shop https://shop.example orders
  hearth --shop https://shop.example logout`

const AFTER =
  'DATA_DIR says which shop (./.data); DATABASE_URL, a PostgreSQL server. A running shop is asked; else its data is opened.'

/** What `hearth help` prints: the commands by their groups, those that begin with the same word together. */
export function helpText(commands: readonly Command[]): string {
  const lines = COMMAND_GROUPS.flatMap((group) => {
    const members = commands.filter((one) => one.group === group)
    const names = [...new Set(members.map(({ name }) => name))]
    return names.flatMap((name) => members.filter((one) => one.name === name).flatMap(linesOf))
  })
  return [BEFORE, '', ...lines, line('help', 'this text'), '', ELSEWHERE, '', AFTER].join('\n')
}

const linesOf = ({ words, help, also = {} }: Command): string[] =>
  help === undefined ? [] : [[words, help] as const, ...Object.entries(also)].map(([said, told]) => line(said, told))

function line(words: string, help: string): string {
  const said = `  hearth ${words}`
  if (help === '') return said
  const told = help.replaceAll('\n', `\n${' '.repeat(COLUMN)}`)
  return said.length + 2 <= COLUMN ? said.padEnd(COLUMN) + told : `${said}\n${' '.repeat(COLUMN)}${told}`
}
