import type { GoodsPicture, OpsClient } from '@hearth/ops'
import type { NewSlips } from '#kernel/commands/sheets/new-slips'
import type { NewTable } from '#kernel/commands/sheets/new-table'
import type { Choices } from '#kernel/commands/choices'
import type { CommandGroupKey } from '#kernel/commands/command-groups'
import { readUsage, type Usage } from '#kernel/commands/read-usage'
import type { Words } from '#kernel/commands/read-words'
import type { Told } from '#kernel/commands/told'

/** What a command uses: the staff calls of a running shop, or of a shop opened in this process. */
export interface CommandContext {
  ops: OpsClient
  /** Epoch ms. */
  now: number
}

/** A file that the command line names. The command reads it, since a running server may not have access to it. */
export interface GivenFile {
  /** The text of the file; the text of a shop file includes the pictures. */
  input?: string
  /** Rows of a spreadsheet, each cell as displayed. */
  table?: string[][]
  /** Pictures that cells of a spreadsheet name, in base64; their files are beside the spreadsheet. */
  pictures?: GoodsPicture[]
}

/** The result of a command besides its exit code: the text to print, and a spreadsheet or slips to write first. */
export interface Said {
  output: string
  table?: NewTable
  slips?: NewSlips
}

/** A file named on the command line: its kind, and its position. */
export interface NamedFile {
  as: 'text' | 'table' | 'shopFile'
  path(words: Words): string | undefined
  /** Whether cells of the column with this heading name picture files beside the spreadsheet. */
  pictures?(heading: string): boolean
}

/** A command of `hearth`: its usage, its help, and its action. */
export interface CommandFacts {
  /**
   * The usage as help shows it, without `hearth`: `after-sale agree <id> [--return no]`. The first word, and a second
   * word without brackets, are the command's name. The command's options and its number of arguments are read from the
   * usage too.
   */
  words: string
  /** The text that help shows. Each line break starts a new line. */
  help: Told
  /** Other usages, and the help of each. */
  also?: Readonly<Record<string, Told>>
  /** The topic of `hearth help` that lists the command. */
  group: CommandGroupKey
  /** The words that the options accept, by the option's name, and that the arguments accept, by position from 0. */
  choices?: Readonly<Record<string, Choices>>
  /** Maximum number of arguments; set only for a command that takes more arguments than `words` shows. */
  most?: number
  /** The file that the command line names, and its kind. */
  file?: NamedFile
  /**
   * Texts for refusals of the shop: `notFound` if the named thing does not exist, `wrongState` if its state does not
   * allow the change.
   */
  refusals?: { notFound: Told; wrongState?: Told }
  run(context: CommandContext, words: Words, given: GivenFile): Promise<string | Said>
}

/** A command with its parsed usage. */
export interface Command extends Omit<CommandFacts, 'most'>, Usage {}

/** Declares a command. */
export const command = (facts: CommandFacts): Command => ({
  ...facts,
  ...readUsage([facts.words, ...Object.keys(facts.also ?? {})], facts.most),
})

/** Declares commands about one thing, with the settings they share. */
export const commandsOf = (
  shared: Pick<CommandFacts, 'group' | 'refusals'>,
  facts: readonly Omit<CommandFacts, 'group' | 'refusals'>[],
): Command[] => facts.map((one) => command({ ...shared, ...one }))
