import { createServer } from 'node:http';
import express from 'express';

export const app = express();
app.use(express.json({ limit: '1mb' }));
// Tokens with post-quantum signatures outgrow Node's 16 KB of headers.
createServer({ maxHeaderSize: 32_768 }, app).listen(3000);
