import { formatDateTime, POST_REPORT_LABEL, POST_STATUS, POST_STATUS_LABEL } from '@hearth/domain'
import type { OpsPost, OpsPostDetail } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, wantedReason, type Words } from '#kernel/commands/read-words'

type Verb = (context: CommandContext, words: Words) => Promise<string>

/** Which of them, by the words of `--of`. */
const OF: Readonly<Record<string, Parameters<CommandContext['ops']['posts']['list']>[0]>> = {
  waiting: { status: POST_STATUS.reviewing, sort: 'oldest' },
  reported: { reported: true },
  published: { status: POST_STATUS.published, sort: 'newest' },
  refused: { status: POST_STATUS.refused, sort: 'newest' },
  'taken-down': { status: POST_STATUS.takenDown, sort: 'newest' },
}

const list: Verb = async ({ ops }, { options }) => {
  const which = options['of'] === undefined ? {} : OF[options['of']]
  if (!which) throw new OperatorRefusal(`--of is one of ${Object.keys(OF).join(', ')}.`, 2)
  const { posts } = await ops.posts.list({ ...which, count: readCount(options['count']) })
  return posts.length === 0 ? 'There are none.' : posts.map(line).join('\n')
}

const line = (one: OpsPost): string =>
  [
    one.postId,
    formatDateTime(one.createdAt),
    POST_STATUS_LABEL[one.status],
    printable(one.authorName),
    printable(one.title),
    `${one.pictureCount} pictures`,
    `${one.likeCount} likes`,
    ...(one.openReports > 0 ? [`${one.openReports} reports`] : []),
  ].join('  ')

const read = ({ ops }: CommandContext, plain: readonly string[]): Promise<OpsPostDetail> =>
  ops.posts.get({ postId: wanted(plain, 0, 'which post') })

const text = (one: OpsPostDetail): string =>
  [
    line(one),
    ...one.text.split('\n').map((part) => `  ${printable(part, 2000)}`),
    ...one.pictures.map(({ url }) => `  picture ${url}`),
    one.spuNos.length > 0 && `  products ${one.spuNos.map((spuNo) => printable(spuNo)).join(', ')}`,
    one.reason && `  reason: ${printable(one.reason, 200)}`,
    ...one.reports.map(
      ({ cause, note, createdAt, settled }) =>
        `  ${settled ? 'settled report' : 'report'} ${formatDateTime(createdAt)} ${POST_REPORT_LABEL[cause]} ` +
        printable(note, 200),
    ),
    `  next: ${one.allowed.join(', ') || 'nothing'}`,
  ]
    .filter(Boolean)
    .join('\n')

const show: Verb = async (context, { plain }) => text(await read(context, plain))

/** Decides about a post as it is now, and tells how it stands. */
async function decide(
  context: CommandContext,
  { plain }: Words,
  change: (post: { postId: string; version: number }) => Promise<object>,
): Promise<string> {
  await asRead(
    () => read(context, plain),
    ({ postId, version }) => change({ postId, version }),
  )
  return text(await read(context, plain))
}

const reasonOf = (words: Words): string => wantedReason(words, 'author')

/** The rules as they are; with options, sets those. Words come as a list with commas between them. */
const rules: Verb = async ({ ops }, { options }) => {
  const { pictures, day, reports, refused, reviewed } = options
  if (pictures !== undefined && pictures !== 'wait' && pictures !== 'pass')
    throw new OperatorRefusal('--pictures is wait or pass.', 2)
  const words = (given: string) => given.split(/[,，、]/u).flatMap((word) => word.trim() || [])
  if (Object.keys(options).length > 0)
    await asRead(
      () => ops.posts.rules({}),
      (now) =>
        ops.posts.setRules({
          ...now,
          refusedWords: refused === undefined ? [...now.refusedWords] : words(refused),
          reviewedWords: reviewed === undefined ? [...now.reviewedWords] : words(reviewed),
          ...(pictures === undefined ? {} : { picturesWait: pictures === 'wait' }),
          ...(day === undefined ? {} : { postsPerDay: readCount(day) }),
          ...(reports === undefined ? {} : { reportsToReview: readCount(reports) }),
        }),
    )
  const held = await ops.posts.rules({})
  return [
    held.picturesWait ? 'Pictures wait for staff.' : 'Pictures do not wait for staff.',
    `A shopper may write ${held.postsPerDay} posts a day.`,
    `Reports of ${held.reportsToReview} shoppers put a post back to review.`,
    `Refused for: ${held.refusedWords.map((word) => printable(word)).join(', ') || 'nothing'}`,
    `Waits for staff for: ${held.reviewedWords.map((word) => printable(word)).join(', ') || 'nothing'}`,
  ].join('\n')
}

const REFUSALS = {
  notFound: 'There is no such post. See: hearth post list',
  wrongState: 'That cannot be done as it stands. See what can: hearth post show <postId>',
}

/** Posts of the community: what waits, what was reported, and what is decided about it. */
export const communityCommands = commandsOf({ group: 'people', refusals: REFUSALS }, [
  {
    words: 'post list [--of waiting|reported|published|refused|taken-down] [--count 20]',
    help: 'posts of the community, those with most open reports first',
    run: list,
  },
  { words: 'post show <postId>', help: 'one of them with its reports, and what can be done next', run: show },
  {
    words: 'post publish <postId>',
    help: '',
    run: (context, words) => decide(context, words, (post) => context.ops.posts.publish(post)),
  },
  {
    words: 'post refuse <postId> --reason 图片中有联系方式',
    help: '',
    run: (context, words) =>
      decide(context, words, (post) => context.ops.posts.refuse({ ...post, reason: reasonOf(words) })),
  },
  {
    words: 'post take-down <postId> --reason 内容不实',
    help: '',
    run: (context, words) =>
      decide(context, words, (post) => context.ops.posts.takeDown({ ...post, reason: reasonOf(words) })),
  },
  {
    words: 'post rules [--pictures wait|pass] [--day 5] [--reports 3] [--refused 刷单,赌博] [--reviewed 微信]',
    help: 'what posts are judged by; or sets it',
    run: rules,
  },
])
