/** A command of a guide and the lines of output that it shows. */
export interface Step {
  command: string
  shown: string[]
}

/** Returns the commands of a guide, in their order. */
export function stepsOf(walk: string): Step[] {
  const blocks = [...walk.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].filter(([, language]) => language === '')
  const lines = blocks.flatMap(([, , block = '']) => block.trimEnd().split('\n'))
  const steps: Step[] = []
  for (const line of lines) {
    if (line.startsWith('$ ')) steps.push({ command: line.slice(2), shown: [] })
    else steps.at(-1)!.shown.push(line)
  }
  return steps
}

/** Returns a pattern for a line of a guide: `…` matches anything, and columns may be wider. */
export const pattern = (line: string): RegExp =>
  new RegExp(
    `^${line
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('…', '.*')
      .replaceAll(/ +/g, ' +')}$`,
    'm',
  )
