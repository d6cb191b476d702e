import type { GoodsPicture, OpsClient } from '@hearth/ops'
import type { NewSlips } from '#kernel/commands/new-slips'
import type { NewTable } from '#kernel/commands/new-table'
import type { Choices } from '#kernel/commands/choices'
import type { CommandGroupKey } from '#kernel/commands/command-groups'
import { readUsage, type Usage } from '#kernel/commands/read-usage'
import type { Words } from '#kernel/commands/read-words'
import type { Told } from '#kernel/commands/told'

/** What a command works with: the calls of staff, asked of a running shop or of one in this process. */
export interface CommandContext {
  ops: OpsClient
  /** Epoch ms. */
  now: number
}

/** A file that the words name: read where the command runs, since a running server may not see it. */
export interface GivenFile {
  /** Text of it; that of a shop file has its pictures in it. */
  input?: string
  /** Rows of a spreadsheet, each cell as it reads. */
  table?: string[][]
  /** Pictures beside a spreadsheet that its cells name, in base64. */
  pictures?: GoodsPicture[]
}

/** What a command answers beside its code: the text to print, and a spreadsheet or slips to write before. */
export interface Said {
  output: string
  table?: NewTable
  slips?: NewSlips
}

/** A file that the words of a command name: what it is, and where. */
export interface NamedFile {
  as: 'text' | 'table' | 'shopFile'
  path(words: Words): string | undefined
  /** Whether the cells of a column of a spreadsheet name pictures beside it. */
  pictures?(heading: string): boolean
}

/** Something that whoever runs the shop has done with `hearth`: how it is said, what help tells of it, and the deed. */
export interface CommandFacts {
  /**
   * As help shows it, without `hearth`: `after-sale agree <id> [--return no]`. Its first word, and a second one without
   * brackets, are its name; its options and how many words it takes are read from it.
   */
  words: string
  /** Told of it. A line of its own after each line break. */
  help: Told
  /** Other ways to say it, and what help tells of each. */
  also?: Readonly<Record<string, Told>>
  /** Its topic of `hearth help`. */
  group: CommandGroupKey
  /** Words that are taken by its options, by their names, and by its arguments, by their places from 0 on. */
  choices?: Readonly<Record<string, Choices>>
  /** Words it takes beside its name, where they are more than `words` shows. */
  most?: number
  /** A file that the words name, and what it is. */
  file?: NamedFile
  /** What is printed where the shop refuses: what was named is not there, or cannot be changed so as it stands. */
  refusals?: { notFound: Told; wrongState?: Told }
  run(context: CommandContext, words: Words, given: GivenFile): Promise<string | Said>
}

/** A command with what its words say about it. */
export interface Command extends Omit<CommandFacts, 'most'>, Usage {}

/** A command as an area declares it. */
export const command = (facts: CommandFacts): Command => ({
  ...facts,
  ...readUsage([facts.words, ...Object.keys(facts.also ?? {})], facts.most),
})

/** Commands about one thing: what they share is said once. */
export const commandsOf = (
  shared: Pick<CommandFacts, 'group' | 'refusals'>,
  facts: readonly Omit<CommandFacts, 'group' | 'refusals'>[],
): Command[] => facts.map((one) => command({ ...shared, ...one }))
