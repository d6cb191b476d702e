/** The calibration (K12): what to add to the client's clock to have server time, ms. */
export const timeOffset = (serverTime: number, clientTime: number): number => serverTime - clientTime
