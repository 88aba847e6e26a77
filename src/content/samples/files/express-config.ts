import { createServer } from 'node:http';
import express from 'express';

export const app = express();
app.use(express.json({ limit: '1mb' }));
// Tokens with post-quantum signatures can exceed Node's default of 16 KB for headers.
createServer({ maxHeaderSize: 32_768 }, app).listen(3000);
