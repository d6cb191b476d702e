/**
 * A tar file of an engine's folder, for `loadDataDir`. Node reads a `Blob` in small pieces, which would double the time
 * to open the engine; this class hands out its bytes as a whole.
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
