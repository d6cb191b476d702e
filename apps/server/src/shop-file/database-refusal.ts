import { sqlState } from '#database/conflicts'
import { OpsError } from '#kernel/ops/ops-error'
import { refusedFile } from '#shop-file/refused-file'

const REFERENCE = '23503'
const CHECK = '23514'

/** Returns an error of the database about a file as a refusal for the file's owner; returns other errors unchanged. */
export function inWords(error: Error): Error {
  const state = sqlState(error)
  const isOfFile = state === REFERENCE || state === CHECK || state === ''
  if (error instanceof OpsError || !isOfFile) return error
  const text = 'detail' in error && typeof error.detail === 'string' ? error.detail : error.message
  return refusedFile(`没有导入任何内容：${text || '文件引用了不存在的内容'}`)
}
