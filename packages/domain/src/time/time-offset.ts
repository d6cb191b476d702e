/** Returns the ms to add to the client's clock to get the server's time (K12). */
export const timeOffset = (serverTime: number, clientTime: number): number => serverTime - clientTime
