/** Above 100,000 lines. */
export const mostStatementBytes = 128 * 1024 * 1024

/** A statement of some 20,000 lines comes by the office; longer ones by command or folder. */
export const mostDroppedBytes = 18 * 1024 * 1024
