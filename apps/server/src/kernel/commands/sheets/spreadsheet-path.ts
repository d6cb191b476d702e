import { OperatorRefusal } from '#kernel/commands/operator-refusal'

/** The spreadsheet that `--output` names. @throws OperatorRefusal for a name of another format */
export function spreadsheetPath(path: string): string {
  if (!/\.(xlsx|csv)$/i.test(path))
    throw new OperatorRefusal(
      {
        zh: '--output 的文件名要以 .xlsx 或 .csv 结尾。',
        en: '--output wants a name that ends with .xlsx or .csv.',
      },
      2,
    )
  return path
}
