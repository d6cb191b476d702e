import ts from 'typescript'

/** Largest number of characters of a line, as set for `pnpm format`. */
const LONGEST = 120
/**
 * A line may exceed `LONGEST` if nearly all of it is one text. This is the largest number of its other characters, such
 * as a name, quotes and a bracket.
 */
const MOST_CODE = 40
const SQL = /^\s*(?:select|with \w+ as|insert into|update \w+ set|delete from|(?:create|alter|drop) \w+)\s/i

/**
 * Returns the lines of a source that are too long. A line may be longer if nearly all of it is one text: words, an
 * address, a drawing or a pattern. SQL and comments do not count as texts.
 * @param {string} file name of the file, which decides how it is parsed
 * @param {string} source
 * @returns {{ line: number, length: number }[]}
 */
export function findLongLines(file, source) {
  const lines = source.split('\n')
  const long = lines.flatMap((text, at) => (lengthOf(text) > LONGEST ? [at] : []))
  if (long.length === 0) return []
  const texts = textsOf(file, source)
  const starts = lines.reduce((list, text) => [...list, list.at(-1) + text.length + 1], [0])
  return long
    .filter((at) => {
      const [from, to] = [starts[at], starts[at] + lines[at].length]
      const inTexts = texts.map((text) => source.slice(Math.max(text.from, from), Math.min(text.to, to)))
      const code = lengthOf(lines[at].trimStart()) - lengthOf(inTexts.join(''))
      return code > MOST_CODE
    })
    .map((at) => ({ line: at + 1, length: lengthOf(lines[at]) }))
}

/** Returns the number of characters; a surrogate pair counts as one. */
const lengthOf = (text) => Array.from(text).length

/** Returns the positions of texts in a source, without SQL and without expressions inside templates. */
function textsOf(file, source) {
  const found = []
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), false)
  return found

  function visit(node, inSql) {
    const sql = inSql || isSql(node)
    if (!sql && isText(node)) found.push({ from: node.getStart(), to: node.end })
    ts.forEachChild(node, (child) => visit(child, sql))
  }
}

const isText = (node) =>
  ts.isLiteralExpression(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node) ||
  ts.isJsxText(node)

/** True if a node is an SQL statement or a part of one, judging by its tag or its first words. */
function isSql(node) {
  if (ts.isTaggedTemplateExpression(node)) return ['sql', 'prepared'].includes(node.tag.getText())
  if (ts.isTemplateExpression(node)) return SQL.test(node.head.text)
  if (ts.isCallExpression(node)) return node.expression.getText() === 'sql.raw'
  return ts.isStringLiteralLike(node) && SQL.test(node.text)
}
