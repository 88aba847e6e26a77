import { Client, ApiError } from '@__SLUG__/sdk';
import { app } from './server.js';

const client = new Client({ baseUrl: '__API__', apiKey: process.env.__ENV___API_KEY });

app.post('/records', async (request, response, next) => {
  try {
    const { encrypted_data } = await client.encrypt({ data: JSON.stringify(request.body) });
    response.status(201).json({ sealed: encrypted_data });
  } catch (error) {
    // Never pass the body on in an error: it holds what you wanted to protect.
    next(error instanceof ApiError ? new Error(`sealing failed: ${error.code}`) : error);
  }
});
