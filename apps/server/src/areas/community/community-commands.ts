import { formatDateTime, POST_REPORT_LABEL, POST_STATUS, POST_STATUS_LABEL } from '@hearth/domain'
import type { OpsPost, OpsPostDetail } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, wantedReason, type Words } from '#kernel/commands/read-words'
import { nextLine, NONE, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { oneOf } from '#kernel/commands/choices'

type Verb = (context: CommandContext, words: Words) => Promise<string>

/** The filter for each word of `--of`. */
const OF: Readonly<Record<string, Parameters<CommandContext['ops']['posts']['list']>[0]>> = {
  waiting: { status: POST_STATUS.reviewing, sort: 'oldest' },
  reported: { reported: true },
  published: { status: POST_STATUS.published, sort: 'newest' },
  refused: { status: POST_STATUS.refused, sort: 'newest' },
  'taken-down': { status: POST_STATUS.takenDown, sort: 'newest' },
}

/** The words of `--of`, with their labels. */
const STATES = oneOf({
  waiting: POST_STATUS_LABEL[POST_STATUS.reviewing],
  reported: '被举报',
  published: POST_STATUS_LABEL[POST_STATUS.published],
  refused: POST_STATUS_LABEL[POST_STATUS.refused],
  'taken-down': POST_STATUS_LABEL[POST_STATUS.takenDown],
})

const list: Verb = async ({ ops }, { options }) => {
  const which = options['of'] === undefined ? {} : OF[options['of']]!
  const { posts } = await ops.posts.list({ ...which, count: readCount(options['count']) })
  return posts.length === 0 ? told(NONE) : posts.map(line).join('\n')
}

const line = (one: OpsPost): string =>
  [
    one.postId,
    formatDateTime(one.createdAt),
    POST_STATUS_LABEL[one.status],
    printable(one.authorName),
    printable(one.title),
    told({ zh: `${one.pictureCount} 张图`, en: `${one.pictureCount} pictures` }),
    told({ zh: `${one.likeCount} 个赞`, en: `${one.likeCount} likes` }),
    ...(one.openReports > 0 ? [told({ zh: `${one.openReports} 条举报`, en: `${one.openReports} reports` })] : []),
  ].join('  ')

const read = ({ ops }: CommandContext, plain: readonly string[]): Promise<OpsPostDetail> =>
  ops.posts.get({ postId: wanted(plain, 0, WHICH.post) })

const reportWord = (settled: boolean): string =>
  told(settled ? { zh: '已处理的举报', en: 'settled report' } : { zh: '举报', en: 'report' })

const text = (one: OpsPostDetail): string =>
  [
    line(one),
    ...one.text.split('\n').map((part) => `  ${printable(part, 2000)}`),
    ...one.pictures.map(({ url }) => told({ zh: `  图片 ${url}`, en: `  picture ${url}` })),
    one.spuNos.length > 0 &&
      told({
        zh: `  商品 ${one.spuNos.map((spuNo) => printable(spuNo)).join(', ')}`,
        en: `  products ${one.spuNos.map((spuNo) => printable(spuNo)).join(', ')}`,
      }),
    one.reason && told({ zh: `  原因：${printable(one.reason, 200)}`, en: `  reason: ${printable(one.reason, 200)}` }),
    ...one.reports.map(
      ({ cause, note, createdAt, settled }) =>
        `  ${reportWord(settled)} ${formatDateTime(createdAt)} ${POST_REPORT_LABEL[cause]} ${printable(note, 200)}`,
    ),
    nextLine('post', one.allowed),
  ]
    .filter(Boolean)
    .join('\n')

const show: Verb = async (context, { plain }) => text(await read(context, plain))

/** Decides about a post in its present state, and returns the new state. */
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

const reasonOf = (words: Words): string => wantedReason(words, { zh: '作者', en: 'author' })

/** Prints the rules of the community. With options, changes them. Words are separated by commas. */
const rules: Verb = async ({ ops }, { options }) => {
  const { pictures, day, reports, refused, reviewed } = options
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
    held.picturesWait
      ? told({ zh: '带图片的内容要先审核。', en: 'Pictures wait for staff.' })
      : told({ zh: '带图片的内容不用先审核。', en: 'Pictures do not wait for staff.' }),
    told({ zh: `每人每天最多发 ${held.postsPerDay} 篇。`, en: `A shopper may write ${held.postsPerDay} posts a day.` }),
    told({
      zh: `被 ${held.reportsToReview} 人举报后重新审核。`,
      en: `Reports of ${held.reportsToReview} shoppers put a post back to review.`,
    }),
    told({
      zh: `直接拒绝的词：${held.refusedWords.map((word) => printable(word)).join('、') || '无'}`,
      en: `Refused for: ${held.refusedWords.map((word) => printable(word)).join(', ') || 'nothing'}`,
    }),
    told({
      zh: `要人工审核的词：${held.reviewedWords.map((word) => printable(word)).join('、') || '无'}`,
      en: `Waits for staff for: ${held.reviewedWords.map((word) => printable(word)).join(', ') || 'nothing'}`,
    }),
  ].join('\n')
}

const REFUSALS = {
  notFound: { zh: '没有这篇内容。查看：hearth post list', en: 'There is no such post. See: hearth post list' },
  wrongState: {
    zh: '这篇内容当前状态不能这样操作。可做的操作见：hearth post show <postId>',
    en: 'That cannot be done as it stands. See what can: hearth post show <postId>',
  },
}

/** Commands for posts of the community: lists, reviews and decisions, and the rules. */
export const communityCommands = commandsOf({ group: 'members', refusals: REFUSALS }, [
  {
    words: 'post list [--of waiting|reported|published|refused|taken-down] [--count 20]',
    choices: { of: STATES },
    help: { zh: '社区内容，未处理举报多的在前', en: 'posts of the community, those with most open reports first' },
    run: list,
  },
  {
    words: 'post show <postId>',
    help: {
      zh: '一篇内容的详情、举报和下一步可做的操作',
      en: 'one of them with its reports, and what can be done next',
    },
    run: show,
  },
  {
    words: 'post publish <postId>',
    help: { zh: '审核通过，公开显示', en: 'show it to everybody' },
    run: (context, words) => decide(context, words, (post) => context.ops.posts.publish(post)),
  },
  {
    words: 'post refuse <postId> --reason 图片中有联系方式',
    help: { zh: '驳回，作者会看到原因', en: 'not shown; the author reads why' },
    run: (context, words) =>
      decide(context, words, (post) => context.ops.posts.refuse({ ...post, reason: reasonOf(words) })),
  },
  {
    words: 'post take-down <postId> --reason 内容不实',
    help: { zh: '下架已公开的内容，作者会看到原因', en: 'take it away again; the author reads why' },
    run: (context, words) =>
      decide(context, words, (post) => context.ops.posts.takeDown({ ...post, reason: reasonOf(words) })),
  },
  {
    words: 'post rules [--pictures wait|pass] [--day 5] [--reports 3] [--refused 刷单,赌博] [--reviewed 微信]',
    choices: { pictures: oneOf({ wait: '先审核', pass: '直接发布' }) },
    help: { zh: '审核规则；带选项就修改', en: 'what posts are judged by; or sets it' },
    run: rules,
  },
])
