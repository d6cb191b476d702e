import { formatFen } from '@hearth/domain'
import type { Expected, OpsSkill, OpsSkillCategory, OpsSkillDetail } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { wanted, type Words } from '#kernel/commands/read-words'

/** Skills of devices: a shop file brings them; here they are looked at, put on the shelf and ordered. */
export const skillsCommands = commandsOf(
  { group: 'products', refusals: { notFound: 'There is no such skill, or no such category. See: hearth skill list' } },
  [
    {
      words: 'skill list [--category kids] [--search 故事] [--after <id>]',
      help: 'skills of devices, as shoppers see them; a shop file brings them',
      run: list,
    },
    {
      words: 'skill show <id>',
      help: 'what is set of one',
      run: async ({ ops }, { plain }) => detailText(await ops.skills.get({ skillId: whichSkill(plain) })),
    },
    {
      words: 'skill on|off <id>',
      help: 'whether shoppers see it; recommend or unrecommend <id>: the same of those recommended',
      run: ({ ops }, { plain, verb }) =>
        change({ ops }, plain, (one) => ops.skills.setShelf({ ...one, onShelf: verb === 'on' })),
    },
    {
      words: 'skill recommend|unrecommend <id>',
      run: ({ ops }, { plain, verb }) =>
        change({ ops }, plain, (one) => ops.skills.setRecommended({ ...one, recommended: verb === 'recommend' })),
    },
    {
      words: 'skill place <id> <place>',
      help: 'where it stands in lists, the smallest first',
      run({ ops }, { plain }) {
        const position = readPlace(wanted(plain, 1, 'which place'))
        return change({ ops }, plain, (one) => ops.skills.setPlace({ ...one, position }))
      },
    },
    {
      words: 'skill categories',
      help: 'categories of skills, in the order of their tabs',
      run: async ({ ops }) => {
        const { categories } = await ops.skills.categories({})
        return categories.length === 0 ? NONE : categories.map(categoryText).join('\n')
      },
    },
  ],
)

const NONE = 'There are none: a shop file brings them (skillCategories, skills).'

const whichSkill = (plain: readonly string[]): string => wanted(plain, 0, 'which skill')

async function list({ ops }: CommandContext, { options }: Words): Promise<string> {
  const { category, search, after } = options
  const page = await ops.skills.list({
    count: 100,
    ...(category === undefined ? {} : { categoryCode: category }),
    ...(search === undefined ? {} : { search }),
    ...(after === undefined ? {} : { after }),
  })
  if (page.skills.length === 0) return NONE
  const more = page.after === '' ? [] : [`More: hearth skill list --after ${printable(page.after)}`]
  return [...page.skills.map(skillText), ...more].join('\n')
}

async function change(
  { ops }: Pick<CommandContext, 'ops'>,
  plain: readonly string[],
  write: (one: { skillId: string } & Expected) => Promise<object>,
): Promise<string> {
  const skillId = whichSkill(plain)
  await asRead(
    () => ops.skills.get({ skillId }),
    ({ version }) => write({ skillId, version }),
  )
  return skillText(await ops.skills.get({ skillId }))
}

function readPlace(word: string): number {
  const place = Number(word)
  if (!/^\d{1,7}$/.test(word) || place > 1_000_000)
    throw new OperatorRefusal('A place is a whole number from 0 to 1000000.', 2)
  return place
}

const skillText = ({ skillId, name, category, position, onShelf, recommended }: OpsSkill): string =>
  [
    `${position}`,
    printable(skillId),
    printable(name),
    printable(category),
    onShelf ? 'on the shelf' : 'off the shelf',
    ...(recommended ? ['recommended'] : []),
  ].join('  ')

function detailText(skill: OpsSkillDetail): string {
  const { developerName, summary, examples, price = 0, permissions = [], privacyUrl, spuNos = [] } = skill
  return [
    skillText(skill),
    `  ${printable(summary)}`,
    `  by ${printable(developerName)}, ${price === 0 ? 'free' : `¥${formatFen(price)}`}`,
    ...examples.map((phrase) => `  say: ${printable(phrase)}`),
    ...permissions.map(({ name, purpose }) => `  uses: ${printable(name)}: ${printable(purpose)}`),
    ...(privacyUrl === undefined ? [] : [`  privacy: ${printable(privacyUrl)}`]),
    ...(spuNos.length === 0 ? [] : [`  works with: ${spuNos.map(printable).join(', ')}`]),
  ].join('\n')
}

const categoryText = ({ categoryCode, name, position, skills }: OpsSkillCategory): string =>
  `${position}  ${printable(categoryCode)}  ${printable(name)}  ${skills} skills`
