/** Of the file as it is sent. */
export const MAX_WORKBOOK_BYTES = 5_000_000;
