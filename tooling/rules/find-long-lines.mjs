import ts from 'typescript'

/** Most characters of a line, as `pnpm format` has them. */
const LONGEST = 120
/** Characters allowed around a text that is longer than a line: its name, quotes, a bracket. */
const MOST_CODE = 40
const SQL = /^\s*(?:select|with \w+ as|insert into|update \w+ set|delete from|(?:create|alter|drop) \w+)\s/i

/**
 * Lines of a source that are too long. A line may be longer if nearly all of it is one text: words, an address, a
 * drawing, a pattern. SQL and comments are not texts.
 * @param {string} file its name, which decides how it is parsed
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

/** Characters as people count them: a pair of UTF-16 surrogates is one. */
const lengthOf = (text) => Array.from(text).length

/** Positions of a source's texts other than SQL, without the expressions inside them. */
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

/** Whether a node is a statement of SQL or a part of one: by its tag, or by its first words. */
function isSql(node) {
  if (ts.isTaggedTemplateExpression(node)) return ['sql', 'prepared'].includes(node.tag.getText())
  if (ts.isTemplateExpression(node)) return SQL.test(node.head.text)
  if (ts.isCallExpression(node)) return node.expression.getText() === 'sql.raw'
  return ts.isStringLiteralLike(node) && SQL.test(node.text)
}
