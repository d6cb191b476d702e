/**
 * A tar file of an engine's folder, for `loadDataDir`. It is handed over as it is: a `Blob` of Node is read in small
 * pieces, which takes as long again as all that the engine does with it.
 */
export class PackedFolder extends Blob {
  readonly #tar: Uint8Array

  constructor(tar: Uint8Array) {
    super([])
    this.#tar = tar
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#tar
    const isWhole = byteLength === buffer.byteLength
    return Promise.resolve((isWhole ? buffer : buffer.slice(byteOffset, byteOffset + byteLength)) as ArrayBuffer)
  }
}
