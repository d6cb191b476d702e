import { REPLY_CODE, type ReplyCode } from '@hearth/domain'
import { ShopError } from '#kernel/shop-error'

/** A fault in one row of a batch that an owner writes at once. */
export interface RowFault {
  /** Position of the row in the batch, from 0; absent if the batch is a single thing. */
  row?: number
  /** The field at fault in the row, such as `endTime` or `skus[1].price`. */
  field: string
  /** The reason, as the owner reads it. */
  text: string
  /** The reply code of the refusal; `badInput` when absent. */
  code?: ReplyCode
  /**
   * The unknown thing that the row names. If another row of the shop file would add that thing but is refused too, this
   * fault is not reported.
   */
  missing?: string
}

/**
 * Refuses rows that an owner writes. A staff call reports the first fault; an import of a shop file reports all faults
 * with their places.
 */
export class RefusedRows extends ShopError {
  constructor(readonly faults: readonly [RowFault, ...RowFault[]]) {
    const [{ code = REPLY_CODE.badInput, text, field }] = faults
    super(code, text, field)
    this.name = 'RefusedRows'
  }
}

/** @throws RefusedRows where there is a fault */
export function refuseRows(faults: readonly RowFault[]): void {
  const [first, ...more] = faults
  if (first) throw new RefusedRows([first, ...more])
}

/**
 * Returns a fault for each thing whose end is before its begin.
 * @param key the field that identifies a thing
 */
export const endingTooEarly =
  <Key extends string>(key: Key) =>
  (rows: readonly ({ beginTime: number; endTime: number } & Record<Key, string>)[]): RowFault[] =>
    rows.flatMap((one, row) =>
      one.beginTime > one.endTime ? [{ row, field: 'endTime', text: `${one[key]} 的结束时间早于开始时间` }] : [],
    )
