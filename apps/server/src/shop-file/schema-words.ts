import { resolved, type Definitions, type Schema } from '#shop-file/strict-schema'

/** Returns what a value has to be by its schema, in words for the owner. */
export function schemaWords(of: Schema, definitions: Definitions): string {
  const words = kindWords(of, definitions)
  return `须是${/^[\w#]/.test(words) ? ' ' : ''}${words}`
}

function kindWords(of: Schema, definitions: Definitions): string {
  const schema = resolved(of, definitions)
  const { title, type, enum: named, const: only, minimum = 0, maximum, minLength = 0, maxLength } = schema
  if (title !== undefined) return title
  if (named ?? only) return `${(named ?? [only]).join('、')} 之一`
  switch (type) {
    case 'string':
      return maxLength === undefined
        ? '文字'
        : `${minLength} 至 ${maxLength} 个字的文字${schema.legible?.line ? '，不能换行' : ''}`
    case 'integer':
      return `${minimum} 至 ${maximum ?? Number.MAX_SAFE_INTEGER} 的整数`
    case 'number':
      return maximum === undefined ? '数字' : `${minimum} 至 ${maximum} 的数`
    case 'boolean':
      return 'true 或 false'
    case 'array':
      return '列表'
    default:
      return '对象'
  }
}
