import { OperatorRefusal } from '#kernel/commands/operator-refusal'

/** The spreadsheet that `--output` names. @throws OperatorRefusal for a name of another format */
export function spreadsheetPath(path: string): string {
  if (!/\.(xlsx|csv)$/i.test(path)) throw new OperatorRefusal('--output wants a name that ends with .xlsx or .csv.', 2)
  return path
}
